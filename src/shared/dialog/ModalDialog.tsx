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

/**
 * Milliseconds after opening during which a tap outside does not close the dialog: it may be the second half of a
 * double tap on the button that opened it.
 */
const SETTLING = 400;

/** Called with each dialog inside this context once it is mounted, before it is painted. */
export const DialogShown = createContext<(dialog: HTMLElement) => void>(() => {});

/** Shown in each dialog inside this context as well, since a dialog covers and silences everything else. */
export const ShownInDialogs = createContext<ReactNode>(null);

interface ModalDialogProps
  extends Pick<HTMLChakraProps<'dialog'>, 'className' | 'css' | 'width' | 'maxHeight' | 'padding'> {
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the title. */
  labelledBy: string;
  /** The id of the text that is read out with the title. */
  describedBy?: string;
  /** The element that gets the focus; by default the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called on Escape, and on a tap outside if allowed; the caller then unmounts the dialog. */
  onClose: () => void;
  /** Called when the dialog has closed and the focus has returned to its opener. */
  onClosed?: () => void;
  /** Whether a tap outside closes it too. */
  closesBeside?: boolean;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it traps the focus, closes on Escape and covers everything, at no cost in
 * bytes. It is open while mounted.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { role, labelledBy, describedBy, initialFocus, onClose, onClosed, closesBeside, ...looks } = props;
  const { css, children, ...rest } = looks;
  const shownInAll = useContext(ShownInDialogs);
  const { dialog, wasJustOpened } = useModal(initialFocus, onClosed);
  // A press that begins inside the dialog and ends outside counts as a click on the dialog itself.
  const wasPressedBeside = useRef(false);
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
        wasPressedBeside.current = event.target === event.currentTarget;
        // The press event of the opening tap comes later and would take the focus.
        if (wasPressedBeside.current && wasJustOpened()) event.preventDefault();
      }}
      onClickCapture={(event) => {
        if (event.detail > 1 && wasJustOpened()) event.stopPropagation();
      }}
      onClick={(event) => {
        const isBeside = wasPressedBeside.current && event.target === event.currentTarget;
        if (closesBeside && isBeside && !wasJustOpened()) onClose();
      }}
      padding={{ base: '5', md: '7' }}
      // Independent of the opener's style.
      textAlign="start"
      // The part of the page that opened the dialog may be one that presses pass through.
      pointerEvents="auto"
      width="min(32rem, var(--window-width) - 2rem)"
      css={[panel({ variant: 'modal' }), css]}
      {...rest}
    >
      {children}
      {shownInAll}
    </chakra.dialog>
  );
}

/** Opens the dialog when mounted. Closing it before its element is removed restores the focus. */
function useModal(initialFocus: ModalDialogProps['initialFocus'], onClosed: ModalDialogProps['onClosed']) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const focusFirst = useEffectEvent(() => initialFocus?.current?.focus({ preventScroll: true }));
  const onShown = useContext(DialogShown);
  const tellShown = useEffectEvent(() => dialog.current && onShown(dialog.current));
  const tellClosed = useEffectEvent(() => onClosed?.());
  useLayoutEffect(() => {
    const opened = dialog.current;
    // A menu whose item opened the dialog is closed by then, so its button gets the focus back instead.
    const menuTrigger = findMenuTrigger();
    opened?.showModal();
    const letScroll = holdPage();
    openedAt.current = performance.now();
    focusFirst();
    tellShown();
    return () => {
      opened?.close();
      letScroll();
      // The opener may have disappeared with the same action.
      setTimeout(() => {
        settleFocus(menuTrigger);
        tellClosed();
      });
    };
  }, []);
  return { dialog, wasJustOpened: () => performance.now() - openedAt.current < SETTLING };
}

/**
 * Stops the page from scrolling and keeps its position. Reserves the scroll bar's space, so that it is dimmed
 * too.
 */
function holdPage(): () => void {
  const { style, scrollHeight, clientHeight, clientWidth } = document.documentElement;
  if (scrollHeight <= clientHeight) return () => {};
  const { overflow, paddingRight } = style;
  const bar = Math.max(0, window.innerWidth - clientWidth);
  Object.assign(style, { overflow: 'hidden', paddingRight: `${bar}px` });
  return () => void Object.assign(style, { overflow, paddingRight });
}
