import { type Queries, readSetting, writeSetting } from '../../db/server-settings.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { auditActorOf, type ItemDeps } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { refuseStudio, undo } from '../studio-refusal.ts'

/** Whether publishing takes two people [F1]. */
export const needsFourEyes = async (db: Queries): Promise<boolean> =>
  (await readSetting(db, 'studio-four-eyes')) === 'on'

/** Leaves the transaction where publishing takes two people and nobody else approved it [F1]. */
export async function refuseAlone(tx: Queries, approvedBy: string | null | undefined): Promise<void> {
  if (!approvedBy && (await needsFourEyes(tx))) undo(refuseStudio('needs-approval'))
}

export const setPublishingRules =
  ({ db, now }: Pick<ItemDeps, 'db' | 'now'>): StudioHandler<'setPublishingRules'> =>
  async ({ body: { fourEyes }, by, place }) =>
    db.transaction(async (tx) => {
      await writeSetting(tx, 'studio-four-eyes', fourEyes ? 'on' : 'off')
      await writeAudit(tx, auditActorOf(by, place, now), 'four-eyes', { isOn: fourEyes })
      return {}
    })
