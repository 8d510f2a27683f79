#!/usr/bin/env node
// MicroPython's own WebAssembly port as an interpreter of a script that answers lines:
//     DEALER_ASSIST_MICROPYTHON=FOLDER/micropython.mjs tests/support/micropython_in_node.mjs SCRIPT
// The folder is that of the npm package @micropython/micropython-webassembly-pyscript. The port has
// no blocking input, so this file reads the lines, and MicroPython the script and what they say.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

const house = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const board = join(house, "packaging", "sensor_board");
const script = readFileSync(process.argv[2], "utf8");
const { loadMicroPython } = await import(pathToFileURL(process.env.DEALER_ASSIST_MICROPYTHON).href);
const python = await loadMicroPython({ stdout: (line) => console.log(line), linebuffer: true });

python.FS.mkdirTree(board);
for (const name of readdirSync(board).filter((one) => one.endsWith(".py"))) {
    python.FS.writeFile(join(board, name), readFileSync(join(board, name)));
}
// Read as a module is: what it does when it is the program itself is done below.
python.globals.set("script", script);
python.runPython('names = {"__name__": "pico_hardware"}\nexec(script, names)');

for await (const line of createInterface({ input: process.stdin })) {
    python.globals.set("line", line);
    try {
        const is_made = line.startsWith("pico =");
        python.runPython(is_made ? "exec(line, names)\nprint(None)" : "print(repr(eval(line, names)))");
    } catch (error) {
        console.log(`Traceback ${error.message}`);
        process.exit(1);
    }
}
