/** What the command line of the engine's package runs in. */
export interface EngineHost {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly cwd: string
}
