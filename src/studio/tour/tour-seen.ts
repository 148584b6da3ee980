const NAME = 'studio-tour'

/** Whether the tour was seen or skipped in this browser; a browser that keeps nothing is not asked each time. */
export function isTourSeen(): boolean {
  try {
    return localStorage.getItem(NAME) !== null
  } catch {
    return true
  }
}

export function rememberTour(): void {
  try {
    localStorage.setItem(NAME, 'seen')
  } catch {
    // It is shown once more then.
  }
}
