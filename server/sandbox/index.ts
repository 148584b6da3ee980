/**
 * The sandbox's side of the server: its desks, its payment company, its days and what fills its database. A server that starts as a sandbox
 * loads it, a live one never does: nobody imports it but by `import()`.
 */
export { sandboxJobs } from './sandbox-jobs.ts'
export { createSandboxPorts } from './ports.ts'
export { sandboxRoutes } from './routes.ts'
export { seedSandbox } from './seed.ts'
export { ownContent } from './tools.ts'
