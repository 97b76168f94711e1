// Validators that `npm run generate` creates from the schemas (src/generated/validators).

/** Sets `errors` to all findings. */
declare module '*.full.js' {
  const validate: import('./validator').Validator
  export default validate
}

/** Returns only whether the data is valid. */
declare module '*.quick.js' {
  const validate: import('./validator').Validator
  export default validate
}
