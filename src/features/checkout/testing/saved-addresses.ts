/** Default address of a customer, as the customer saves it. */
export const homeAddress = {
  label: 'المنزل',
  fullName: 'نادية حسين',
  phone: '+201012345678',
  address: '١٢ شارع المعز لدين الله',
  city: 'القاهرة',
  postalCode: '11511',
  isDefault: true,
};

/** Another address of that customer, of another recipient. */
export const motherAddress = {
  ...homeAddress,
  label: 'Mother',
  fullName: 'Nawal',
  address: '3 Corniche Road',
  isDefault: false,
};
