import { Box, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useId } from 'react';
import { useMoreBelow } from '../../play/reading/useMoreBelow.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';

interface EditorDialogProps {
  title: string;
  /** Whether the dialog is as wide as the window allows. */
  isWide?: boolean;
  /** The buttons stay visible while the content scrolls. */
  keepsActions?: boolean;
  /** The element that gets the focus; by default the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Also called on Escape. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons, the main one last. */
  actions: ReactNode;
}

const WIDE = {
  width: { base: '100vw', md: 'min(60rem, 100vw - 0.75rem)' },
  padding: { base: '3', md: '7' },
  // Replaces the browser's own limit, which leaves a larger margin.
  css: {
    maxWidth: 'none',
    // Keeps the layout when a scroll bar appears.
    scrollbarGutter: 'stable',
    // A phone held sideways has little height.
    _low: { padding: '3', maxHeight: 'calc(100dvh - 0.75rem)' },
  },
} as const;

/** A fade above an element, shown while there is more content below the visible part of the dialog. */
const FADE = {
  content: '""',
  position: 'absolute',
  insetInline: '0',
  bottom: '100%',
  height: '3rem',
  pointerEvents: 'none',
  background: 'linear-gradient(0deg, {colors.bg.panel}, transparent)',
  opacity: '0',
  'dialog[data-goes-on] &': { opacity: '1' },
} as const;

/** Fades out the content at the dialog's lower edge; buttons that stay visible lie over it. */
const FADE_AT_EDGE = {
  position: 'sticky',
  bottom: 'calc(-1.25rem + 2px)',
  zIndex: '2',
  height: '0',
  '&::before': FADE,
} as const;

/** Keeps the buttons visible at the bottom. */
const IN_SIGHT = {
  position: 'sticky',
  // Covers the dialog's padding, inside its brass edge.
  bottom: 'calc(2px - var(--padding))',
  zIndex: '3',
  mt: '3',
  mb: 'calc(2px - var(--padding))',
  mx: 'calc(2px - var(--padding))',
  px: 'var(--padding)',
  py: '3',
  bg: 'bg.panel',
  // Draws the dialog's edge again, since the buttons cover it.
  boxShadow: '0 2px 0 #a06d22',
  _before: FADE,
} as const;

/** In a low window the buttons stand beside the title. */
const BESIDE_TITLE = {
  _low: {
    position: 'absolute',
    bottom: 'auto',
    top: '2',
    insetInlineEnd: '3',
    margin: '0',
    padding: '0',
    background: 'none',
    boxShadow: 'none',
    '&::before': { display: 'none' },
  },
} as const;

/** The padding of the dialog, which the buttons in sight cover. */
const PADDING = {
  usual: { '--padding': { base: '1.25rem', md: '1.75rem' } },
  wide: { '--padding': { base: '0.75rem', md: '1.75rem' } },
} as const;

/** A dialog of the editor. */
export function EditorDialog(props: EditorDialogProps) {
  const { title, isWide = false, keepsActions = false, initialFocus, onClose, children, actions } = props;
  const titleId = useId();
  const scrolled = useMoreBelow<HTMLDialogElement>();
  return (
    <ModalDialog
      labelledBy={titleId}
      onClose={onClose}
      maxHeight="calc(100dvh - 2rem)"
      {...(initialFocus && { initialFocus })}
      {...(isWide && WIDE)}
    >
      <Heading as="h2" id={titleId} size="xl" mb="3">
        {title}
      </Heading>
      {children}
      <Flex
        ref={(bar: HTMLDivElement | null) => {
          scrolled.current = bar?.closest('dialog') ?? null;
        }}
        gap="3"
        mt="6"
        justify="flex-end"
        wrap="wrap"
        direction={{ base: 'column-reverse', md: 'row' }}
        {...(keepsActions && IN_SIGHT)}
        css={keepsActions ? { ...BESIDE_TITLE, ...PADDING[isWide ? 'wide' : 'usual'] } : {}}
      >
        {actions}
      </Flex>
      <Box aria-hidden css={FADE_AT_EDGE} />
    </ModalDialog>
  );
}
