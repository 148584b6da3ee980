/** An expected "no", said to the person who asked. Exit 1. */
export class Refusal extends Error {}

/** The command line itself is wrong. Exit 2. */
export class WrongUsage extends Error {}
