const WALLS = [
  { wall: '#33506b', dado: '#5c4432', door: '#8a5a2e' },
  { wall: '#3f5a4a', dado: '#6b4a30', door: '#7d4f29' },
  { wall: '#5a3446', dado: '#4d3a2e', door: '#8a5a2e' },
  { wall: '#4a4668', dado: '#574036', door: '#76502f' },
] as const;

/** A decorative wall with a door, for a room without a cover; the same room always gets the same wall. */
export function CoverPlaceholder({ seed }: { seed: string }) {
  const { wall, dado, door } = WALLS[colorIndex(seed)] ?? WALLS[0];
  return (
    <svg
      viewBox="0 0 320 180"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="180" fill={wall} />
      <rect y="108" width="320" height="28" fill={dado} />
      <rect y="104" width="320" height="5" fill="#c08a4c" opacity="0.55" />
      <rect y="136" width="320" height="44" fill="#2c1d17" />
      <path d="M0 152h320M90 136l-24 44M230 136l24 44" stroke="#1c120e" strokeWidth="2" />
      <g stroke="#1e1109" strokeWidth="3" strokeLinejoin="round">
        <path d="M132 46h56v91h-56z" fill={door} />
        <path d="M127 38h66v9h-66z" fill="#93602f" />
        <path
          d="M140 55h17v28h-17zM163 55h17v28h-17zM140 91h17v37h-17zM163 91h17v37h-17z"
          fill="#5f3a1d"
          strokeWidth="2"
        />
        <circle cx="160" cy="96" r="4.5" fill="#ecc263" strokeWidth="2" />
      </g>
      <path d="M0 0h320v180H0z" fill="#0d1222" fillOpacity="0.25" />
    </svg>
  );
}

function colorIndex(seed: string): number {
  let sum = 0;
  for (const character of seed) sum += character.charCodeAt(0);
  return sum % WALLS.length;
}
