/** The program `heptapolis`, as a process. */
import { OK, run } from './program.ts'

// Whoever reads our output may stop reading: that ends the program, and is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(OK)
  throw error
})

process.exitCode = await run(process.argv.slice(2), process.env)
