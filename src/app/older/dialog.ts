import dialogPolyfill from 'dialog-polyfill'

/** Sheets are dialogs, which Safari has since 15.4: before, each is made one when it is shown for the first time. */
export function fillDialog(): void {
  if ('showModal' in document.createElement('dialog')) return
  const { prototype } = globalThis.HTMLDialogElement ?? HTMLUnknownElement
  prototype.showModal = function showModal(this: HTMLDialogElement) {
    // From then on the element has a method of its own.
    dialogPolyfill.forceRegisterDialog(this)
    this.showModal()
  }
}
