import { agentSources, type AgentAppKeys } from '../../src/domain/visit/agent-source.ts'
import { type AgentsPort, createAgents } from './agents.ts'

/** Between the sandbox and its own agents' site: no commission hangs on it. */
export const SANDBOX_AGENT_SECRET = 'the sandbox pays no commission, so this is no secret'

/** The page of the sandbox's agents' site (server/sandbox/pages/agent.ts). */
export const SANDBOX_AGENT_PAGE = '/sandbox/agent'

export const sandboxAgentKeys: AgentAppKeys = Object.fromEntries(
  agentSources.map((source) => [source, `lantu-${source}`]),
)

export const createSandboxAgents = (): AgentsPort =>
  createAgents({ url: SANDBOX_AGENT_PAGE, secret: SANDBOX_AGENT_SECRET, appKeys: sandboxAgentKeys })
