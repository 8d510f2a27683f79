"""What each byte of a SQLite file is for, read from the public file format.

https://www.sqlite.org/fileformat2.html: pages of B-trees, their overflow pages, the list of free
pages. A second reading beside SQLite's own, so that a test can say of a byte that nobody reads it.
"""

from collections.abc import Iterator

_INDEX_INSIDE, _TABLE_INSIDE, _INDEX_LEAF, _TABLE_LEAF = 2, 5, 10, 13
FREE_ROOM = "free room on a page"
FREE_PAGE = "a page that no part owns"
TAIL = "the rest of a last overflow page"


def unread_bytes(file: bytes, roots: list[int]) -> dict[int, str]:
    """Name the bytes that hold nothing, by their offset; `roots` are the B-trees' first pages."""
    return dict(_Reading(file).unread([1, *roots]))


class _Reading:
    def __init__(self, file: bytes) -> None:
        self._file = file
        size = int.from_bytes(file[16:18], "big")
        self._size = 65536 if size == 1 else size

    def unread(self, roots: list[int]) -> Iterator[tuple[int, str]]:
        for root in roots:
            yield from self._tree(root)
        yield from self._free_pages()

    def _at(self, page: int) -> int:
        return (page - 1) * self._size

    def _number(self, at: int, length: int) -> int:
        return int.from_bytes(self._file[at : at + length], "big")

    def _varint(self, at: int) -> tuple[int, int]:
        value = 0
        for length in range(1, 10):
            byte = self._file[at + length - 1]
            if length == 9:
                return value << 8 | byte, at + 9
            value = value << 7 | byte & 0x7F
            if not byte & 0x80:
                return value, at + length
        raise AssertionError("a number has nine bytes at most")

    def _tree(self, page: int) -> Iterator[tuple[int, str]]:
        begin = self._at(page)
        header = begin + (100 if page == 1 else 0)
        kind, cells = self._file[header], self._number(header + 3, 2)
        inside = kind in (_INDEX_INSIDE, _TABLE_INSIDE)
        pointers = header + (12 if inside else 8)
        read = {*range(begin, pointers + 2 * cells)}
        for number in range(cells):
            cell = begin + self._number(pointers + 2 * number, 2)
            end, overflow = self._cell(kind, cell)
            read.update(range(cell, end))
            if inside:
                yield from self._tree(self._number(cell, 4))
            if overflow:
                yield from self._overflow(*overflow)
        if inside:
            yield from self._tree(self._number(header + 8, 4))
        read.update(self._free_blocks(begin, self._number(header + 1, 2)))
        yield from ((at, FREE_ROOM) for at in range(begin, begin + self._size) if at not in read)

    def _free_blocks(self, begin: int, block: int) -> Iterator[int]:
        """Return the four bytes of each free block that chain it to the next."""
        while block:
            yield from range(begin + block, begin + block + 4)
            block = self._number(begin + block, 2)

    def _cell(self, kind: int, at: int) -> tuple[int, tuple[int, int] | None]:
        """Return the end of a cell, and the first overflow page with what lies there."""
        if kind in (_INDEX_INSIDE, _TABLE_INSIDE):
            at += 4
        if kind == _TABLE_INSIDE:
            return self._varint(at)[1], None
        payload, at = self._varint(at)
        if kind == _TABLE_LEAF:
            _, at = self._varint(at)
        room = self._size
        most = room - 35 if kind == _TABLE_LEAF else (room - 12) * 64 // 255 - 23
        if payload <= most:
            return max(at + payload, at), None
        least = (room - 12) * 32 // 255 - 23
        local = least + (payload - least) % (room - 4)
        local = local if local <= most else least
        return at + local + 4, (self._number(at + local, 4), payload - local)

    def _overflow(self, page: int, left: int) -> Iterator[tuple[int, str]]:
        while page:
            begin, here = self._at(page), min(left, self._size - 4)
            end = begin + self._size
            yield from ((at, TAIL) for at in range(begin + 4 + here, end))
            page, left = self._number(begin, 4), left - here

    def _free_pages(self) -> Iterator[tuple[int, str]]:
        trunk = self._number(32, 4)
        while trunk:
            begin = self._at(trunk)
            leaves = self._number(begin + 4, 4)
            for number in range(leaves):
                leaf = self._at(self._number(begin + 8 + 4 * number, 4))
                yield from ((at, FREE_PAGE) for at in range(leaf, leaf + self._size))
            rest = range(begin + 8 + 4 * leaves, begin + self._size)
            yield from ((at, FREE_PAGE) for at in rest)
            trunk = self._number(begin, 4)
