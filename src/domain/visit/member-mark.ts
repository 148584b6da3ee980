/** An attribute of the document's root element: this device holds a login. */
export const MEMBER_MARK = 'data-member'

/**
 * Stands before the body of a page that says something to visitors alone: the server makes one page for everybody, and who is logged in must not
 * be told to log in until the app is there. `e` begins a token (A5).
 */
export const memberMarkScript = `try{if((localStorage.getItem("token")||"")[0]==="e")document.documentElement.setAttribute("${MEMBER_MARK}","")}catch{}`
