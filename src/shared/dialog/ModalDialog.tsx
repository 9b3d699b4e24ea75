import { chakra, type HTMLChakraProps, useRecipe } from '@chakra-ui/react';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { findMenuTrigger, settleFocus } from '../kit/focus.ts';

/** Milliseconds: a tap beside the dialog, or a second one at the same place, so soon still belongs to a double tap on what opened it. */
const SETTLING = 400;

/** Called with each dialog below once it is there, before it is painted. */
export const DialogShown = createContext<(dialog: HTMLElement) => void>(() => {});

interface ModalDialogProps
  extends Pick<HTMLChakraProps<'dialog'>, 'className' | 'css' | 'width' | 'maxHeight' | 'padding'> {
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the title. */
  labelledBy: string;
  /** The id of the words to be read out with the title. */
  describedBy?: string;
  /** What takes the focus; the first thing that can, where it is left out. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called on Escape, and on a tap beside the dialog where that is allowed; the caller then takes the dialog away. */
  onClose: () => void;
  /** Called when it has gone, after the focus went back to what opened it. */
  onClosed?: () => void;
  /** A tap beside it closes it too. */
  closesBeside?: boolean;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it traps the focus, closes on Escape and lies over everything, at no cost in bytes. It is open
 * as long as it is mounted.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { role, labelledBy, describedBy, initialFocus, onClose, onClosed, closesBeside, css, ...rest } =
    props;
  const { dialog, wasJustOpened } = useModal(initialFocus, onClosed);
  const panel = useRecipe({ key: 'panel' });
  return (
    <chakra.dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        // A tap's own press, which comes after it, would take the focus from where it begins.
        if (event.target === event.currentTarget && wasJustOpened()) event.preventDefault();
      }}
      onClickCapture={(event) => {
        if (event.detail > 1 && wasJustOpened()) event.stopPropagation();
      }}
      onClick={(event) => {
        if (closesBeside && event.target === event.currentTarget && !wasJustOpened()) onClose();
      }}
      padding={{ base: '5', md: '7' }}
      // Whatever it is opened from.
      textAlign="start"
      // What it is opened from may let presses through.
      pointerEvents="auto"
      width="min(32rem, var(--window-width) - 2rem)"
      css={[panel({ variant: 'modal' }), css]}
      {...rest}
    />
  );
}

/** Opens the dialog with its component. Closing it in time, before its element goes, is what brings the focus back. */
function useModal(initialFocus: ModalDialogProps['initialFocus'], onClosed: ModalDialogProps['onClosed']) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const focusFirst = useEffectEvent(() => initialFocus?.current?.focus({ preventScroll: true }));
  const onShown = useContext(DialogShown);
  const tellShown = useEffectEvent(() => dialog.current && onShown(dialog.current));
  const tellClosed = useEffectEvent(() => onClosed?.());
  useLayoutEffect(() => {
    const opened = dialog.current;
    // A menu goes when the dialog opens, and cannot take the focus back.
    const menuTrigger = findMenuTrigger();
    opened?.showModal();
    const letScroll = holdPage();
    openedAt.current = performance.now();
    focusFirst();
    tellShown();
    return () => {
      opened?.close();
      letScroll();
      // What opened it may have gone with the same action.
      setTimeout(() => {
        settleFocus(menuTrigger);
        tellClosed();
      });
    };
  }, []);
  return { dialog, wasJustOpened: () => performance.now() - openedAt.current < SETTLING };
}

/** What lies behind does not scroll, and stands where it stood. The bar's place is the page's own meanwhile, so that it is dimmed with it. */
function holdPage(): () => void {
  const { style, scrollHeight, clientHeight, clientWidth } = document.documentElement;
  if (scrollHeight <= clientHeight) return () => {};
  const { overflow, paddingRight } = style;
  const bar = Math.max(0, window.innerWidth - clientWidth);
  Object.assign(style, { overflow: 'hidden', paddingRight: `${bar}px` });
  return () => void Object.assign(style, { overflow, paddingRight });
}
