import { chakra } from '@chakra-ui/react';

const PLACES = [1, 2, 3, 4] as const;

/** A room's difficulty from 1 to 4, as keyholes. The word stands beside them. */
export function Keyholes({ count }: { count: (typeof PLACES)[number] }) {
  return (
    <chakra.span display="inline-flex" gap="2px" verticalAlign="-0.15em" aria-hidden="true">
      {PLACES.map((place) => (
        <Keyhole key={place} viewBox="0 0 10 14" isOn={place <= count}>
          <path d="M5 0a4 4 0 0 1 2.3 7.3L9.2 14H.8l1.9-6.7A4 4 0 0 1 5 0z" />
        </Keyhole>
      ))}
    </chakra.span>
  );
}

const Keyhole = chakra('svg', {
  base: { width: '0.78em', height: '1.1em', fill: 'border.emphasized' },
  variants: { isOn: { true: { fill: 'accent' } } },
});
