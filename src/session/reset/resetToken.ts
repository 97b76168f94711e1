const USABLE = /^[A-Za-z0-9._~=+-]{1,512}$/

/** The token of a reset link, or undefined for what no link of ours carries (threats S11). */
export function resetToken(value: string | null | undefined): string | undefined {
  return value && USABLE.test(value) && !/^\.+$/.test(value) ? value : undefined
}
