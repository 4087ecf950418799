/** Returns 0 below the site's minimum length, else 1 (weak) to 4 (strong), from length and variety. */
export function passwordStrength(password: string, minLength: number): 0 | 1 | 2 | 3 | 4 {
  const length = [...password].length;
  if (length < Math.max(minLength, 1)) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const varied = new Set(password).size >= 6;
  const points = Number(length >= 12) + Number(length >= 16) + Number(kinds >= 3) + Number(kinds === 4);
  if (!varied) return 1;
  return points >= 3 ? 4 : points >= 2 ? 3 : points >= 1 ? 2 : 1;
}
