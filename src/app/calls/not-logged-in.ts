/** What a call is refused with when nobody is logged in (schemas/api/problems). */
export const NOT_LOGGED_IN = 'not-logged-in'
