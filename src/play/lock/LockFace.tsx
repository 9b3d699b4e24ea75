import { chakra, type SystemStyleObject, VisuallyHidden } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { Lock } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type Ref, Suspense, useState } from 'react';
import type { LockMaterial } from '../../../core/catalogue/lockMaterial.ts';
import type { FaceView } from '../../../core/lock/faces.ts';
import type { FaceType } from '../../../core/lock/model.ts';
import { startOf } from '../../../core/lock/startOf.ts';
import { LOWER_THAN_A_LOCK } from '../../shared/browser/windows.ts';
import { lockText } from '../text/lock.ts';
import type { ChangeWords, FaceProps } from './faceProps.ts';
import { FACES } from './faces.ts';
import { keyBeside, LAYOUTS } from './layouts.ts';
import { MATERIAL_COLORS, Material } from './material.ts';
import { OnLoaded } from './opening/OnLoaded.tsx';
import { OnMount } from './opening/OnMount.tsx';
import { edgesOf, OpeningAnimation } from './opening/OpeningAnimation.tsx';
import { SparePictures } from './opening/SparePictures.tsx';
import { ThrownLid } from './opening/ThrownLid.tsx';
import { BODY, BODY_MARGIN, LockPicture } from './parts/LockPicture.tsx';
import { type LockState, StatusLamp } from './parts/StatusLamp.tsx';
import { UndoKey } from './parts/UndoKey.tsx';
import { Swings } from './Swings.tsx';
import { withoutLast } from './steps.ts';
import { TryBar } from './TryBar.tsx';
import { moveFocus } from './typing/moveFocus.ts';
import { useEarlyKeys } from './typing/useEarlyKeys.ts';
import { ENLARGED, LYING_UNIT, UNIT, u } from './units.ts';
import { useChangeWords } from './useChangeWords.ts';
import { useLockSounds } from './useLockSounds.ts';
import { useShaking } from './useShaking.ts';

interface LockFaceProps {
  /** Takes the focus first; from there keys operate the lock. */
  ref?: Ref<HTMLFormElement>;
  view: FaceView;
  /** The current entry in the face's own format; `startOf` gives the initial one. */
  entered: string;
  onEnter: (entered: string) => void;
  state: LockState;
  /** Number of wrong answers; each one shakes the lock. */
  wrongTries?: number;
  /** The bar's label: "Try it", or why it is blocked. */
  label: string;
  onTry: () => void;
  /** The lock's material (`lockMaterialOf`); null for the default look. */
  material: LockMaterial | null;
  /** Set where a creator sets the answer: an entry that is too long stays, to be shortened. */
  takesLong?: boolean;
  /** The CSS length of one unit, where the lock does not have the window to itself. */
  unit?: string;
  /** Its position in its container. */
  css?: SystemStyleObject;
}

/** A lock to operate: a drawing with controls, and the bar that submits the answer (K2). */
export function LockFace(props: LockFaceProps) {
  const {
    ref,
    view,
    entered,
    onEnter,
    state,
    wrongTries = 0,
    label,
    onTry,
    material,
    unit,
    css,
    takesLong = false,
  } = props;
  const { bar, undo, lamp, lampOpen = lamp, keepsParts = false, lid } = LAYOUTS[view.type];
  const isOpen = state === 'open';
  const [isDrawn, setDrawn] = useState(false);
  const shaken = useShaking(wrongTries);
  const [words, tellChange] = useChangeWords(view, entered);
  const soundWorked = useLockSounds(view.type, state, wrongTries);
  const takeEarlyKeys = useEarlyKeys();
  function change(changed: string, words?: ChangeWords) {
    // With nothing left to delete, the reply to the last try stays.
    if (isOpen || (changed === '' && entered === '')) return;
    soundWorked();
    tellChange(changed, words);
    onEnter(changed);
  }
  // Each face takes only views of its own type, and it was looked up by that type.
  const Face = FACES[view.type] as ComponentType<FaceProps<FaceType>>;
  const face = (
    <Face
      view={view}
      entered={entered}
      onEnter={change}
      wrongTries={wrongTries}
      state={state}
      takesLong={takesLong}
    />
  );
  return (
    <chakra.form
      ref={ref}
      tabIndex={-1}
      aria-label={lockText.howTo[view.type]}
      data-face={view.type}
      data-state={state}
      onSubmit={(event) => {
        event.preventDefault();
        if (TAKES_TRIES.has(state)) onTry();
      }}
      onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => {
        if (isTry(event)) {
          event.preventDefault();
          // A key held down since the dialog opened would submit an empty entry.
          if (!event.repeat) event.currentTarget.requestSubmit();
        } else moveFocus(event);
      }}
      style={{
        ...(material && MATERIAL_COLORS[material]),
        ...(unit && { ['--unit' as string]: unit }),
        width: u(360),
      }}
      css={[FACE, css]}
    >
      {!isDrawn && <Coming />}
      <Material value={material}>
        <div ref={shaken} data-drawn={isDrawn}>
          {view.type === 'wheels' && <Shackle isOpen={isOpen} />}
          <LockPicture
            name={`${view.type}/${isOpen && view.type !== 'wheels' ? 'open' : 'shut'}`}
            box={BODY}
            margin={BODY_MARGIN}
            moves={isOpen ? 'emerges' : undefined}
            style={edgesOf(view.type)}
          />
          {!isOpen && view.type !== 'wheels' && (
            // Preloaded, so that the opening does not flicker.
            <LockPicture
              name={`${view.type}/open`}
              box={BODY}
              margin={BODY_MARGIN}
              style={{ visibility: 'hidden' }}
            />
          )}
          <Suspense>
            {isOpen && lid && <ThrownLid box={lid}>{face}</ThrownLid>}
            {(!isOpen || keepsParts) && face}
            {isOpen && view.type !== 'wheels' && (
              <OpeningAnimation type={view.type}>
                <LockPicture name={`${view.type}/shut`} box={BODY} margin={BODY_MARGIN} />
                <Face view={view} entered={entered} onEnter={nothing} wrongTries={0} state="rest" />
              </OpeningAnimation>
            )}
            <SparePictures />
            <OnLoaded onDrawn={() => setDrawn(true)} />
            <OnMount onThere={takeEarlyKeys} />
          </Suspense>
          {!isOpen && undo && (
            <UndoKey
              at={undo}
              isBeside={keyBeside(view.type) === 'undo'}
              isDull={entered === ''}
              onUndo={() => change(undone(view, entered))}
            />
          )}
          {!isOpen && <TryBar at={bar} state={state} label={label} isDull={entered === ''} />}
          {!isOpen && wrongTries > 0 && <Swings key={wrongTries} />}
          <StatusLamp
            at={isOpen ? lampOpen : lamp}
            state={state === 'rest' && entered !== startOf(view) ? 'use' : state}
          />
        </div>
      </Material>
      <VisuallyHidden role="status">{isOpen ? '' : words}</VisuallyHidden>
    </chakra.form>
  );
}

/** Placeholder while the lock's pictures load: a plate with a lock, and the bar. */
function Coming() {
  return (
    <chakra.span aria-hidden data-coming css={COMING}>
      <Lock />
      <i />
    </chakra.span>
  );
}

/** Handler for a lock that is only shown. */
const nothing = () => {};

const TAKES_TRIES: ReadonlySet<LockState> = new Set(['rest', 'use', 'wrong']);

/** Whether a key press submits: Enter anywhere on the face, except on keys that act on the whole face. */
function isTry({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && !target.closest('[data-own-enter], [type=submit]');
}

function undone({ type }: FaceView, entered: string): string {
  return type === 'digits' ? entered.slice(0, -1) : withoutLast(entered);
}

function Shackle({ isOpen }: { isOpen: boolean }) {
  return (
    <span data-bow style={{ position: 'absolute', left: 0, top: 0 }}>
      <LockPicture
        name="wheels/shackle"
        box={[70, -16, 220, 230]}
        margin={20}
        style={{
          transformOrigin: '86% 90%',
          transition: 'transform 420ms cubic-bezier(.3,1.6,.5,1) 80ms',
          transform: isOpen ? `translateY(${u(-36)}) rotate(14deg)` : 'none',
        }}
      />
    </span>
  );
}

/** Starts from the current size. */
const opens = keyframes({ '30%': { transform: 'scale(.96)', filter: 'brightness(1.5)' } });
const comes = keyframes({ '50%': { opacity: '0.45' } });
const breathes = keyframes({ '50%': { opacity: '0.55' } });
const leans = keyframes({ '0%, 100%': { translate: '0 0' }, '40%': { translate: 'var(--lean)' } });

const emerges = keyframes({ '0%, 69%': { clipPath: 'var(--seen, none)' } });
const follows = keyframes({ '0%, 69%': { opacity: '0' }, '70%': { opacity: '1' } });

const COMING = {
  position: 'absolute',
  inset: u(20),
  _sidewaysLock: { bottom: '1rem' },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: u(40),
  borderRadius: u(36),
  border: '2px solid {colors.border.strong}',
  bg: 'bg.panel',
  color: 'fg.subtle',
  pointerEvents: 'none',
  '& > *': { animation: `${comes} 1.6s ease-in-out infinite` },
  '& > svg': { boxSize: u(110), strokeWidth: '1.2' },
  '& > i': { width: u(200), height: u(44), borderRadius: u(14), bg: 'bg.raised' },
} as const;

const FURTHER = 'scale 420ms cubic-bezier(.2,.8,.2,1), translate 420ms cubic-bezier(.2,.8,.2,1)';

const UNSEEN = { opacity: '0 !important' } as const;

const FACE = {
  '--unit': `calc(${UNIT} * var(${ENLARGED}, 1))`,
  _sidewaysLock: {
    '--unit': `calc(${LYING_UNIT} * var(${ENLARGED}, 1))`,
    height: `calc(var(--window-height) * var(${ENLARGED}, 1))`,
    marginInline: '0',
  },
  // Raised, since the time below the dial would be cut off; the bar stays where it is on all locks.
  '&[data-face=clock] > [data-drawn]': {
    _sidewaysLock: { translate: `0 ${u(-24)}`, '& > [type=submit]': { translate: `0 ${u(24)}` } },
  },
  // A padlock's body ends below the bar, so it is raised with its shackle pushed in; the bar stays.
  '&[data-face=wheels]:not([data-state=open]) > [data-drawn]': {
    _sidewaysLock: {
      translate: `0 ${u(-80)}`,
      '& > [data-bow]': { translate: `0 ${u(98)}` },
      '& > [type=submit]': { translate: `0 ${u(80)}` },
    },
  },
  // Forced colours would draw the text for another ground than the picture behind it.
  forcedColorAdjust: 'none',
  '& > *': { transition: 'opacity 120ms' },
  '& > [data-drawn=false]': { opacity: 0 },
  height: u(480),
  position: 'relative',
  // Its shadow and its moving parts must not make the dialog scroll, unless the window is lower than the lock.
  contain: 'layout',
  [LOWER_THAN_A_LOCK]: { contain: 'none' },
  outline: 'none',
  marginInline: 'auto',
  flexShrink: 0,
  '& [data-moves=breathes]': { animation: `${breathes} 900ms ease-in-out 300ms infinite` },
  '& [data-moves=leans]': { animation: `${leans} 240ms ease-out` },
  '& [data-moves=emerges]': { animation: `${emerges} 420ms` },
  '& [data-moves=follows]': { animation: `${follows} 420ms` },
  // An open lock takes no input, and a focus ring would flicker with its moving parts.
  '&[data-state=open] :focus-visible, &[data-state=open] :focus-visible > span': {
    outline: 'none !important',
    boxShadow: 'none !important',
  },
  '&[data-state=open] [role=spinbutton]': { _before: UNSEEN, _after: UNSEEN },
  '&[data-state=open]': {
    animation: `${opens} 420ms cubic-bezier(.3,1.6,.5,1)`,
    // Shrinks the lock, so that an opening lid, shackle or drawer stays in view.
    _sidewaysLock: { scale: '0.68', translate: `0 ${u(42)}`, transformOrigin: '50% 0', transition: FURTHER },
    _uprightPhone: { scale: '0.86', transformOrigin: '50% 90%', transition: FURTHER },
  },
  _motionReduce: {
    '&, & *': { animation: 'none !important', transition: 'none !important' },
  },
} as const;
