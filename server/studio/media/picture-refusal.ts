/** Why a file is no picture of the shop: what it is, and what its owner can do, in a sentence. */
export class PictureRefusal {
  readonly sentence: string

  constructor(sentence: string) {
    this.sentence = sentence
  }
}

export const refusePicture = (sentence: string): PictureRefusal => new PictureRefusal(sentence)
