import { Box, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useFolds } from '../session/editorContext.ts';
import { frameText } from '../text/frame.ts';

/** CSS pixels that a finger moves the grip before the sheet goes to its next stop. */
const STEP = 40;

const BY_KEY: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** The grip of a small screen's sheet: drag to resize, tap to fold and unfold. */
export function SheetGrip() {
  const { sheet, fold, moveSheet } = useFolds((folds) => folds);
  const from = useRef<number | null>(null);
  const wasDragged = useRef(false);

  function begin(event: PointerEvent<HTMLButtonElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = event.clientY;
    wasDragged.current = false;
  }

  function drag({ clientY }: PointerEvent): void {
    if (from.current === null || Math.abs(clientY - from.current) < STEP) return;
    moveSheet(clientY < from.current ? 1 : -1);
    from.current = clientY;
    wasDragged.current = true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const by = BY_KEY[event.key];
    if (!by) return;
    event.preventDefault();
    moveSheet(by);
  }
  return (
    <chakra.button
      type="button"
      // After the room, before the content of the sheet.
      order={1}
      flexShrink="0"
      display={{ base: 'grid', lg: 'none' }}
      placeItems="center"
      h={sheet === 'low' ? '11' : '6'}
      // The visible grip is thin; the touch area is larger.
      position="relative"
      _before={{ content: '""', position: 'absolute', insetX: '0', top: '-8px', bottom: '-12px' }}
      w="full"
      bg="bg.panel"
      borderTopRadius="xl"
      borderTopWidth="1px"
      borderColor="border"
      cursor="grab"
      touchAction="none"
      css={{
        _sidewaysPhone: {
          width: sheet === 'low' ? '11' : '6',
          height: 'auto',
          borderRadius: '0',
          borderTopWidth: '0',
        },
      }}
      aria-label={sheet === 'low' ? frameText.raiseSheet : frameText.lowerSheet}
      aria-expanded={sheet !== 'low'}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null;
      }}
      onClick={() => {
        if (!wasDragged.current) fold({ sheet: sheet === 'low' ? 'half' : 'low' });
        wasDragged.current = false;
      }}
      onKeyDown={onKeyDown}
    >
      <Box
        as="span"
        w="11"
        h="1"
        borderRadius="full"
        bg="border.strong"
        css={{ _sidewaysPhone: { width: '1', height: '11' } }}
      />
    </chakra.button>
  );
}
