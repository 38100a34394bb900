/** The palette of the seven isles and how a colour takes light. */
export const C = {
  ink: '#0B2A35',
  sea: '#0A7386',
  teal: '#147586',
  ring1: '#127B8B',
  ring2: '#1C8C98',
  ring3: '#35A9AC',
  foam: '#A9DDD3',
  horizon: '#D2EDE9',
  sand: '#F0D6AE',
  shell: '#FFF7EC',
  coral: '#FF5B38',
  marigold: '#FFB02E',
  leaf: '#2E8B6F',
  leafLight: '#57AF84',
  steel: '#C9D6D6',
  bark: '#A5683F',
  white: '#FFFFFF',
} as const;

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** `from` with a share of `to` (0 to 1) mixed in. */
export function mix(from: string, to: string, share: number): string {
  const [a, b, c] = channels(from);
  const [d, e, f] = channels(to);
  const part = (x: number, y: number) => Math.round(x + (y - x) * share);
  const value = (part(a, d) << 16) | (part(b, e) << 8) | part(c, f);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** Cool, never black: what a colour turns into out of the sun. */
const SHADE = '#063B4A';

/** The colour of a face that gets `light` (0 none, 1 full sun). */
export function lit(colour: string, light: number): string {
  if (light > 0.62) return mix(colour, C.shell, Math.min(0.45, (light - 0.62) * 1.4));
  return mix(colour, SHADE, (0.62 - light) * 0.5);
}
