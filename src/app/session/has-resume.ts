/** Where what a login interrupted is kept, for the visit (A4: unsaved parameters are stored before login and resumed after). */
export const RESUME = 'pagoda_resume'

export function hasResume(): boolean {
  try {
    return sessionStorage.getItem(RESUME) !== null
  } catch {
    return false
  }
}
