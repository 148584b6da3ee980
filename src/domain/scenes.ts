/** The drawings that stand where there is nothing to show (src/ui/scene/scenes.svg). */
export const sceneNames = ['orders', 'coupons', 'favorites', 'search', 'missing'] as const

export type SceneName = (typeof sceneNames)[number]
