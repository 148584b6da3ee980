import type { FastifyInstance } from 'fastify'
import { setPublishingRules } from '../publishing/publishing-rules.ts'
import type { StudioRouting } from '../role-guard.ts'
import { studioRoute } from '../studio-route.ts'
import { askArchive } from './ask-archive.ts'
import { returnRelease, tryRelease } from './canary/canary-calls.ts'
import { decideRelease, publishRelease, rollBackRelease, scheduleRelease, unscheduleRelease } from './decide-calls.ts'
import { askApproval, cancelRelease, changeRelease, newRelease, scheduleDrafts } from './gather-calls.ts'
import type { ReleaseDeps } from './release-deps.ts'
import { oneRelease, releaseList } from './release-lists.ts'
import { previewRelease, type ReleasePreviewDeps } from './release-previews.ts'

/** The calls about releases. */
export function releaseRoutes(
  app: FastifyInstance,
  routing: StudioRouting,
  deps: ReleaseDeps & ReleasePreviewDeps,
): void {
  studioRoute(app, routing, 'releaseList', releaseList(deps))
  studioRoute(app, routing, 'release', oneRelease(deps))
  studioRoute(app, routing, 'newRelease', newRelease(deps))
  studioRoute(app, routing, 'scheduleDrafts', scheduleDrafts(deps))
  studioRoute(app, routing, 'changeRelease', changeRelease(deps))
  studioRoute(app, routing, 'askApproval', askApproval(deps))
  studioRoute(app, routing, 'askArchive', askArchive(deps))
  studioRoute(app, routing, 'decideRelease', decideRelease(deps))
  studioRoute(app, routing, 'publishRelease', publishRelease(deps))
  studioRoute(app, routing, 'scheduleRelease', scheduleRelease(deps))
  studioRoute(app, routing, 'tryRelease', tryRelease(deps))
  studioRoute(app, routing, 'returnRelease', returnRelease(deps))
  studioRoute(app, routing, 'unscheduleRelease', unscheduleRelease(deps))
  studioRoute(app, routing, 'cancelRelease', cancelRelease(deps))
  studioRoute(app, routing, 'rollBackRelease', rollBackRelease(deps))
  studioRoute(app, routing, 'previewRelease', previewRelease(deps))
  studioRoute(app, routing, 'setPublishingRules', setPublishingRules(deps))
}
