import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { appText } from '../../shared/text/app.ts';

/** Shown while a screen's chunk loads; it appears late, so that quick loads do not flicker. */
export function ScreenLoading() {
  return (
    <Center
      flex="1"
      minH="60dvh"
      role="status"
      opacity="0"
      animationName="fade-in"
      animationDuration="200ms"
      animationDelay="300ms"
      animationFillMode="forwards"
    >
      <Spinner size="xl" color="accent" borderWidth="3px" />
      <VisuallyHidden>{appText.loading}</VisuallyHidden>
    </Center>
  );
}
