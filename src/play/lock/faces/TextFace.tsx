import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { LIMITS } from '../../../../core/room/limits.ts';
import { cutText } from '../../../../core/util/cutText.ts';
import { splitGraphemes } from '../../../../core/util/splitGraphemes.ts';
import { lockText } from '../../text/lock.ts';
import { tableText } from '../../text/table.ts';
import type { FaceProps } from '../faceProps.ts';
import { PaintedKeys } from '../parts/PaintedKeys.tsx';
import { leadFocus } from '../typing/leadFocus.ts';
import { useTypedKeys } from '../typing/useTypedKeys.ts';
import { type Box, placeAt, textSize, u } from '../units.ts';

/** A sheet, a slate, a tablet or a screen with a text field. */
export function TextFace({ entered, onEnter, wrongTries, state, takesLong = false }: FaceProps<'text'>) {
  const letters = lettersWide(entered);
  const isLong = letters > ON_ONE_LINE;
  const line = useRef<HTMLTextAreaElement>(null);
  useEffect(() => leadFocus(line.current), []);
  const type = (key: string) => {
    const longer = takesLong ? entered + key : cutText(entered + key, LIMITS.password);
    onEnter(state === 'wrong' ? key : longer);
  };
  const undo = () => onEnter(splitGraphemes(entered).slice(0, -1).join(''));
  useTypedKeys({ type, undo });
  // After a wrong answer the next one can be typed at once.
  useEffect(() => {
    if (wrongTries > 0) line.current?.select();
  }, [wrongTries]);
  return (
    <>
      {!isLong && (
        <chakra.span
          aria-hidden
          style={{ ...placeAt([82, 60, 196, 24]), fontSize: textSize(17), lineHeight: u(24) }}
          css={PAPER}
        >
          {lockText.paperHint}
        </chakra.span>
      )}
      {/* Several lines, so that a long answer wraps. Enter still submits, and pasted line breaks become spaces. */}
      <chakra.textarea
        ref={line}
        rows={1}
        aria-label={tableText.passwordLabel}
        htmlTranslate="no"
        value={entered}
        onChange={(event) => onEnter(event.target.value.replace(/\s*[\r\n]\s*/g, ' '))}
        placeholder={lockText.wordHint}
        maxLength={takesLong ? undefined : LIMITS.password}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        style={{
          ...placeAt(isLong ? boxFor(letters) : [82, 88, 196, 46]),
          fontSize: textSize(isLong ? 16 : sizeFor(letters)),
          borderRadius: u(6),
        }}
        readOnly={state === 'open'}
        css={[LINE, isLong ? LINES : ONE_LINE]}
        data-state={state}
      />
      {state !== 'open' && <PaintedKeys onType={type} onUndo={undo} />}
    </>
  );
}

/** The number of letters that fit on one line at the smallest readable size. */
const ON_ONE_LINE = 17;

/** The width of a text in Latin letters: those of other scripts may be twice as wide. */
function lettersWide(text: string): number {
  return text.length + (text.match(/[\u1100-\uffff]/g)?.length ?? 0);
}

/**
 * The box of the field for this number of letters, in units. It has one more line, since words do not fill
 * their lines.
 */
function boxFor(letters: number): Box {
  const lines = Math.min(5, Math.ceil(letters / 14) + 1);
  const height = 16 + 20 * lines;
  return [80, 144 - height, 200, height];
}

/** The letter size at which this number of letters fits between the field's edges, in units. */
function sizeFor(letters: number): number {
  return Math.min(25, 172 / (0.62 * Math.max(1, letters)));
}

const LETTERS = 'var(--typed, var(--chakra-fonts-heading))';

const PAPER = {
  color: 'var(--typed-hint, #4a3a2a)',
  textAlign: 'center',
  fontFamily: LETTERS,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
} as const;

const LINE = {
  '&[data-state=wrong]': {
    color: 'var(--typed-wrong, #a3203a)',
    textDecoration: 'line-through',
    textDecorationThickness: '2px',
  },
  // Selected, so that typing replaces it, and still visibly wrong.
  '&[data-state=wrong]::selection': {
    bg: 'var(--typed-wrong-bg, #f3d3cf)',
    color: 'var(--typed-wrong, #a3203a)',
  },
  '&[data-state=open]': { color: 'var(--typed-right, #23663c)' },
  bg: 'var(--typed-bg, #fff6de)',
  color: 'var(--typed-ink, #241a1a)',
  border: '1.5px solid var(--typed-edge, #8c6f46)',
  fontFamily: LETTERS,
  textAlign: 'center',
  resize: 'none',
  _placeholder: { color: 'var(--typed-hint, #6d583b)', fontSize: textSize(18) },
  _focusVisible: { outline: '4px solid #a5dcff', outlineOffset: '1px', boxShadow: '0 0 0 8px #0d1222' },
} as const;

const ONE_LINE = {
  paddingInline: u(8),
  whiteSpace: 'pre',
  overflow: 'hidden',
  // The height without the borders, so that the line is in the middle.
  lineHeight: `calc(${u(46)} - 3px)`,
  // As high as a finger on the smallest phones, around the same middle.
  _touch: {
    minHeight: '44px',
    marginTop: `min(0px, calc((${u(46)} - 44px) / 2))`,
    lineHeight: `max(41px, calc(${u(46)} - 3px))`,
  },
} as const;

const LINES = { paddingInline: u(3), paddingBlock: '0', lineHeight: '1.15', overflowY: 'auto' } as const;
