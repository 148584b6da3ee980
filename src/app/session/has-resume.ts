import { readStorage } from '../../kit/read-storage.ts'

/** Where what a login interrupted is kept, for the visit (A4: unsaved parameters are stored before login and resumed after). */
export const RESUME = 'pagoda_resume'

export const hasResume = (): boolean => readStorage('sessionStorage', RESUME) !== null
