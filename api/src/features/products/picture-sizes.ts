import { pictureSides, pictureSizes, type PictureSize, type ProductPicture } from '@blattwerk/contract/products/picture-shapes';
import { isStorageKey } from '../../adapters/storage/storage-port.ts';

interface Picture {
  id: string;
  width: number;
  height: number;
}

export const pictureKey = (id: string, size: PictureSize): string => {
  const key = `product-pictures/${size}/${id}.webp`;
  if (!isStorageKey(key)) throw new Error('The id of a picture is a UUID.');
  return key;
};

/** The addresses of a picture, the smallest size first; a picture that is small itself has fewer. `query`: what lets this reader in. */
export const addressesOf = ({ id, width, height }: Picture, query: string): ProductPicture['sizes'] => {
  const longer = Math.max(width, height);
  return pictureSizes
    .filter((_size, place) => place === 0 || longer > pictureSides[pictureSizes[place - 1]!])
    .map((size) => ({
      address: `/api/v1/clients/product-pictures/${id}/${size}${query}`,
      width: Math.round(width * Math.min(1, pictureSides[size] / longer)),
    }));
};
