/** Entry point of the process `heptapolis`: runs the command line and sets the exit code. */
import { OK, run } from './program.ts'

// A closed output pipe ends the program without an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(OK)
  throw error
})

process.exitCode = await run(process.argv.slice(2), process.env)
