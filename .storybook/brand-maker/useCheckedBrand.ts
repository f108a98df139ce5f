import { useEffect, useState } from 'react';
import type { Brand, BrandFault } from '../../packages/ui-kit/brand/Brand';
import { buildBrandCss } from '../../packages/ui-kit/brand/buildCss';
import { checkBrand } from '../../packages/ui-kit/brand/checkBrand';

interface CheckedBrand {
  brand: Brand;
  faults: readonly BrandFault[];
  /** The style sheet, as `brand build` writes it. */
  css: string;
  /** The same for whatever brand a page names: wins over the values of the kit in any order of style sheets. */
  previewCss: string;
}

/** Checks and builds a brand with the code of the command. The last result stays until the next one is there. */
export function useCheckedBrand(brand: Brand): CheckedBrand | undefined {
  const [checked, setChecked] = useState<CheckedBrand>();
  const { name, light, dark } = brand;
  useEffect(() => {
    let stale = false;
    const next: Brand = {
      name,
      light: { path: 'tokens.json', text: light.text },
      dark: { path: 'dark.json', text: dark.text },
    };
    // In the next frame: while a colour is dragged, each frame has one check at most.
    const frame = requestAnimationFrame(async () => {
      const faults = await checkBrand(next);
      const css = await buildBrandCss(next).catch(() => '');
      const previewCss = await buildBrandCss(next, { selector: ':root[data-brand]' }).catch(
        () => '',
      );
      if (!stale) setChecked({ brand: next, faults, css, previewCss });
    });
    return () => {
      stale = true;
      cancelAnimationFrame(frame);
    };
  }, [name, light.text, dark.text]);
  return checked;
}
