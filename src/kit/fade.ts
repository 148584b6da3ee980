/** How a control fades that was pressed: it stays so, which is no motion for those who want none. */
export const FADE = { frames: { opacity: [1, 0.5] }, timing: { duration: 400, fill: 'forwards' } } satisfies {
  readonly frames: PropertyIndexedKeyframes
  readonly timing: KeyframeAnimationOptions
}

/** Shows of a control that what it was pressed for is under way, until that is cancelled. Not by an attribute: React may write the same one. */
export const fade = (control: Element | null | undefined): Animation | undefined =>
  control?.animate?.(FADE.frames, FADE.timing)
