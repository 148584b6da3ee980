/** Where a code comes from: a mini-program's scene, a printed code, or a code of somebody who recommends (old and new). */
export const bridgeSources = ['scene', 'code', 'star', 'star-new'] as const
export type BridgeSource = (typeof bridgeSources)[number]
