import type { FastifyError, FastifyInstance } from 'fastify'
import { LARGEST_PICTURE } from '../../../schemas/studio/media.ts'
import type { StudioRouting } from '../role-guard.ts'
import { studioRoute } from '../studio-route.ts'
import { refuseStudio, sendStudioProblem } from '../studio-refusal.ts'
import {
  changePicture,
  onePicture,
  type PictureDeps,
  pictureList,
  renameFolder,
  trashPicture,
} from './picture-calls.ts'
import { createPictureEncoder, type EncodePicture } from './picture-encoder.ts'
import { cropPicture, uploadPicture } from './upload-picture.ts'

interface PictureRouteDeps extends PictureDeps {
  readonly encode?: EncodePicture
}

/** Pictures that one address may bring in a minute. */
const UPLOADS = 60

/** The calls about pictures; only the one that takes a file reads more than a few fields. */
export async function pictureRoutes(
  app: FastifyInstance,
  routing: StudioRouting,
  { encode = createPictureEncoder(), ...deps }: PictureRouteDeps,
): Promise<void> {
  studioRoute(app, routing, 'pictureList', pictureList(deps))
  studioRoute(app, routing, 'picture', onePicture(deps))
  studioRoute(app, routing, 'changePicture', changePicture(deps))
  studioRoute(app, routing, 'renameFolder', renameFolder(deps))
  studioRoute(app, routing, 'trashPicture', trashPicture(deps))
  studioRoute(app, routing, 'cropPicture', cropPicture({ ...deps, encode }), { callsPerMinute: UPLOADS })
  await app.register(async (scope) => {
    // Whatever the browser says that it is: its content decides.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const { errorHandler } = scope
    scope.setErrorHandler<FastifyError>((error, request, reply) =>
      error.statusCode === 413
        ? sendStudioProblem(request, reply, refuseStudio('picture-too-large'))
        : errorHandler(error, request, reply),
    )
    const limits = { callsPerMinute: UPLOADS, largestFile: LARGEST_PICTURE }
    studioRoute(scope, routing, 'uploadPicture', uploadPicture({ ...deps, encode }), limits)
  })
}
