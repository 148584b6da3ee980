/** The prefix of the site whose page this document is, as its server wrote it: /shop; undefined without one. */
export const documentBase = (): string | undefined => document.getElementById('pagoda-page')?.dataset['base']
