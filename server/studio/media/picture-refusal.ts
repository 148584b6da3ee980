/** What is wrong with a file, in a word. */
export type PictureFault = 'type' | 'broken' | 'hostile' | 'large' | 'small'

/** Why a file is no picture of the shop: what it is, and what its owner can do, in a sentence. */
export class PictureRefusal {
  readonly sentence: string
  readonly fault: PictureFault

  constructor(sentence: string, fault: PictureFault) {
    this.sentence = sentence
    this.fault = fault
  }
}

export const refusePicture = (sentence: string, fault: PictureFault): PictureRefusal =>
  new PictureRefusal(sentence, fault)
