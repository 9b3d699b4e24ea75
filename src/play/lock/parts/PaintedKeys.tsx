import { chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { BACKSPACE, hasKeyboard, KEY_PITCH, KEYBOARD } from '../../../../core/catalogue/keyboard.ts';
import { Material } from '../material.ts';
import { placeAt, u } from '../units.ts';

interface PaintedKeysProps {
  onType: (sign: string) => void;
  onUndo: () => void;
}

/**
 * The keys painted on a lock by words, to be pressed with a mouse or a finger. They never take the focus: whoever
 * types or hears the lock has the field.
 */
export function PaintedKeys({ onType, onUndo }: PaintedKeysProps) {
  if (!hasKeyboard(useContext(Material))) return null;
  const [width, height] = KEY_PITCH;
  return (
    <chakra.div aria-hidden htmlTranslate="no" onMouseDown={(event) => event.preventDefault()} css={KEYS}>
      {KEYBOARD.map(({ sign, at: [x, y] }) => (
        <button
          key={sign}
          type="button"
          tabIndex={-1}
          data-key={sign}
          onClick={() => (sign === BACKSPACE ? onUndo() : onType(sign))}
          style={placeAt([x - width / 2, y - height / 2, width, height])}
        />
      ))}
    </chakra.div>
  );
}

const KEYS = {
  '& > button': {
    cursor: 'pointer',
    touchAction: 'manipulation',
    borderRadius: u(10),
    _hover: { boxShadow: `inset 0 0 0 ${u(1.5)} #ffffff66` },
    _active: { bg: '#ffffff4d' },
  },
} as const;
