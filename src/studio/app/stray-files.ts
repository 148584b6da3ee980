/**
 * A file that is dropped where nothing takes it stays where it was: a browser would open it in the place of the studio, over what is being done
 * (a dialog, words that are not sent yet).
 */
export function keepStrayFilesOut(): () => void {
  const stay = (event: DragEvent) => {
    const isField = event.target instanceof Element && event.target.matches('input[type=file]')
    if (!isField && event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  addEventListener('dragover', stay)
  addEventListener('drop', stay)
  return () => {
    removeEventListener('dragover', stay)
    removeEventListener('drop', stay)
  }
}
