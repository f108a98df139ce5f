/** The style sheets of every brand, as the toolbar can choose each of them. A page of the portal loads one. */
import.meta.glob('../apps/portal/brands/*/brand.css', { eager: true });
