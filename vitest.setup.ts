/**
 * Before every test: what a component shows late is waited for as long as the other tests wait. A machine under load is no failure.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 20_000 })
}

export {}
