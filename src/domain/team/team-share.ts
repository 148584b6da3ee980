import { remainingPersons } from './team-rules.ts'
import type { TeamState } from './team-state.ts'

interface SharedTeam {
  readonly state: TeamState
  readonly persons: number
  readonly paid: number
  readonly productName: string
  /** Yuan. */
  readonly groupPrice: number
}

interface TeamShare {
  readonly shareTitle: string
  readonly shareDesc: string
}

/** What a share says of a team (A3): it calls for people, and names a price for them, only while the team can still be joined. */
export function teamShare({ state, persons, paid, productName, groupPrice }: SharedTeam): TeamShare {
  if (state === 'success') return { shareTitle: `拼团成功：${productName}`, shareDesc: `${persons} 人团，已经满员` }
  if (state === 'failed') return { shareTitle: `拼团已结束：${productName}`, shareDesc: `${persons} 人团，没有拼成` }
  return {
    shareTitle: `还差 ${remainingPersons({ persons, paid })} 人，快来拼${productName}`,
    shareDesc: `${persons} 人成团，拼团价 ¥${groupPrice}`,
  }
}
