/** Process that keeps a CPU core busy, to provoke flaky tests. It ends with its parent process. */
process.on('disconnect', () => process.exit())

function spin(): void {
  for (let turn = 0; turn < 50_000_000; turn++);
  setImmediate(spin)
}

spin()
