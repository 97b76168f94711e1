/** The value at a path through objects and lists; undefined if it does not exist */
export const valueAtPath = (data: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined,
    data,
  )
