import { type Location, useLocation } from 'react-router-dom'

/** Where operators set a password: whoever has none gets nowhere else. */
export const SET_PASSWORD = '/set-password'

/** Where somebody was before they were led here. */
export function useWayBack(): Location | '/' {
  const { state } = useLocation() as Location<{ readonly from?: Location } | null>
  return state?.from ?? '/'
}
