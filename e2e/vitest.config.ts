import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // A real browser on a busy machine may miss a beat; a true fault fails every time.
    retry: 2,
    include: ['**/*.test.ts'],
    globalSetup: ['./served.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})
