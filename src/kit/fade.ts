/** How a control fades that was pressed. */
export const FADE: PropertyIndexedKeyframes = { opacity: [1, 0.5] }

/** It stays so, which is no motion for those who want none. */
export const FADING: KeyframeAnimationOptions = { duration: 400, fill: 'forwards' }

/** Shows of a control that what it was pressed for is under way, until that is cancelled. Not by an attribute: React may write the same one. */
export const fade = (control: Element | null | undefined): Animation | undefined => control?.animate?.(FADE, FADING)
