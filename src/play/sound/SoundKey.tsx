import { IconButton } from '@chakra-ui/react';
import { Volume2, VolumeX } from 'lucide-react';
import { lockText } from '../text/lock.ts';
import { chooseSound, useSound } from './soundChoice.ts';

/** Turns sounds on or off in this browser. */
export function SoundKey() {
  const isOn = useSound();
  return (
    <IconButton
      aria-label={lockText.sound}
      title={lockText.sound}
      aria-pressed={isOn}
      variant="outline"
      bg="bg.panel"
      borderRadius="full"
      onClick={() => chooseSound(!isOn)}
    >
      {isOn ? <Volume2 /> : <VolumeX />}
    </IconButton>
  );
}
