// The validators that `npm run generate` makes of schemas (src/generated/validators).

/** Names every finding. */
declare module '*.full.js' {
  const validate: import('./validator').Validator
  export default validate
}

/** Only says yes or no. */
declare module '*.quick.js' {
  const validate: import('./validator').Validator
  export default validate
}
