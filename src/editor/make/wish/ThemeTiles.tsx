import { chakra, Text } from '@chakra-ui/react';
import { thumbUri } from '../../../../core/catalogue/pictureAddresses.ts';
import type { Theme, ThemeId } from '../../../../core/make/furnish/model.ts';
import { focusRing } from '../../../shared/kit/focusRing.ts';
import { makeText } from '../../text/make.ts';

interface ThemeTilesProps {
  themes: readonly Theme[];
  chosen: ThemeId;
  onChoose: (theme: ThemeId) => void;
}

/** The places in which a room can take place, as pictures: real radio buttons. */
export function ThemeTiles({ themes, chosen, onChoose }: ThemeTilesProps) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="sm" fontWeight="600" mb="2">
        {makeText.theme}
      </chakra.legend>
      <chakra.div display="grid" gap="2" gridTemplateColumns="repeat(auto-fill, minmax(5rem, 1fr))">
        {themes.map(({ id, backgrounds: [background] }) => (
          <chakra.label
            key={id}
            cursor="pointer"
            borderRadius="md"
            overflow="hidden"
            borderWidth="2px"
            borderColor={id === chosen ? 'accent' : 'border'}
            bg="bg.inset"
            transition="border-color 140ms"
            _hover={{ borderColor: id === chosen ? 'accent' : 'border.strong' }}
            css={{ '&:has(:focus-visible)': focusRing }}
          >
            <chakra.input
              type="radio"
              name="theme"
              srOnly
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {background && (
              <chakra.img
                src={thumbUri(background.id, background.moods[0] ?? '')}
                alt=""
                loading="lazy"
                decoding="async"
                w="full"
                aspectRatio="16 / 9"
                objectFit="cover"
              />
            )}
            <Text textStyle="xs" fontWeight="600" px="1.5" py="1">
              {makeText.themes[id]}
            </Text>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
