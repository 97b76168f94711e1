/** The value at a place of a document, by steps through objects and lists; undefined where there is no such place. */
export const valueAt = (data: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined,
    data,
  )
