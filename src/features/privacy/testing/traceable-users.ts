import type { ContentLanguage } from '#core/i18n/language.ts';

/** A user whose data is unique, so that each value can be searched for byte by byte. */
export type TraceableUser = {
  readonly language: ContentLanguage;
  readonly email: string;
  readonly password: string;
  readonly data: { readonly name: string; readonly phone: string; readonly dob: string };
  /** Name and phone number after a change. */
  readonly renamed: { readonly name: string; readonly phone: string };
  readonly otherEmail: string;
  readonly label: string;
  /** Recipient of the order. */
  readonly recipient: {
    readonly fullName: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string;
    readonly city: string;
    readonly postalCode: string;
  };
  readonly giftMessage: string;
  readonly review: string;
  readonly subject: string;
  readonly message: string;
  readonly factorName: string;
  readonly searched: string;
  readonly typedCode: string;
  /** Of a bank transfer. */
  readonly bankReference: string;
  /** Admin notes on the order's payments. */
  readonly refundNote: string;
  readonly issueNote: string;
  /** Of a return: the customer's comment and the admin's reply. */
  readonly returnComment: string;
  readonly returnAnswer: string;
  /** Of the order's parcel, with the admin's note about its cash. */
  readonly trackingNumber: string;
  readonly settlementNote: string;
  readonly device: string;
  /** IPv6, because the four bytes of an IPv4 address would occur by chance. */
  readonly networkAddress: string;
};

export const traceableUsers: readonly TraceableUser[] = [
  {
    language: 'ar',
    email: 'Marjana.Halwani@marked-ar.example',
    password: 'Lapis-Marjana-1',
    data: { name: 'مرجانة الحلواني', phone: '01055510001', dob: '1971-02-13' },
    renamed: { name: 'مرجانة السمنودي', phone: '01055510002' },
    otherEmail: 'marjana.elsewhere@marked-ar.example',
    label: 'ركن المرجان',
    recipient: {
      fullName: 'شاهندة الطنطاوي',
      email: 'shahinda@gift-ar.example',
      phone: '01055510003',
      address: '٩١ زقاق الزعفران العتيق',
      city: 'عزبة النعناع',
      // five digits alone would occur by chance, in a timestamp or a key
      postalCode: '63591-QX',
    },
    giftMessage: 'لعيون شاهندة، مع حب مرجانة كله',
    review: 'لون الطبق مثل الفيروز السيناوي',
    subject: 'سؤال عن الكهرمان',
    message: 'هل يناسب الفنجان الملاعق الكهرمانية؟',
    factorName: 'جوال مرجانة',
    searched: 'زبرجدة نادرة',
    typedCode: 'MARJANA-77',
    bankReference: 'MARJANABANK7701',
    refundNote: 'وعدت مرجانة بالاتصال',
    issueNote: 'كلّمت مرجانة هاتفيًا',
    returnComment: 'وجدت الطبق الفيروزي مشروخًا',
    returnAnswer: 'نمر على مرجانة يوم الثلاثاء',
    trackingNumber: 'MARJANAPARCEL7703',
    settlementNote: 'دفعت مرجانة للمندوب أقل',
    device: 'MarjanaPhone/7.1 (blue)',
    networkAddress: '2001:db8:a1a2:a3a4:a5a6:a7a8:a9aa:abac',
  },
  {
    language: 'en',
    email: 'Quillon.Vesperley@marked-en.example',
    password: 'Lapis-Quillon-1',
    data: { name: 'Quillon Vesperley', phone: '01155510001', dob: '1969-10-31' },
    renamed: { name: 'Quillon Thistlewood', phone: '01155510002' },
    otherEmail: 'quillon.elsewhere@marked-en.example',
    label: 'Saffron cottage',
    recipient: {
      fullName: 'Isolde Marchbanks',
      email: 'isolde@gift-en.example',
      phone: '01155510003',
      address: '17 Hollyhock Crescent',
      city: 'Little Wexcombe',
      postalCode: 'LW8 4QZ',
    },
    giftMessage: 'To dearest Isolde from her Quillon',
    review: 'The glaze is like a kingfisher’s wing',
    subject: 'About an amber spoon',
    message: 'Would an amber spoon scratch the gilding?',
    factorName: 'Quillon’s telephone',
    searched: 'chrysoprase samovar',
    typedCode: 'QUILLON-88',
    bankReference: 'QUILLONBANK8802',
    refundNote: 'Promised Quillon a call',
    issueNote: 'Spoke to Quillon by phone',
    returnComment: 'The kingfisher plate has a hairline crack',
    returnAnswer: 'We call on Quillon on Tuesday',
    trackingNumber: 'QUILLONPARCEL8804',
    settlementNote: 'Quillon gave the driver less',
    device: 'QuillonBrowser/3.2 (green)',
    networkAddress: '2001:db8:e1e2:e3e4:e5e6:e7e8:e9ea:ebec',
  },
];

/** Values that the shop stores while the account exists. */
export const exportedMarksOf = (person: TraceableUser): readonly string[] => {
  const { email, data, renamed, otherEmail, label, recipient, giftMessage, subject, message } = person;
  return [
    // email addresses are entered in mixed case and stored in lower case
    ...[email, otherEmail, recipient.email].map((address) => address.toLowerCase()),
    data.name,
    renamed.name,
    // phone numbers are stored as +20…, by the accounts service as entered
    ...[data.phone, renamed.phone, recipient.phone].map((phone) => phone.slice(1)),
    data.dob,
    label,
    recipient.fullName,
    recipient.address,
    recipient.city,
    recipient.postalCode,
    giftMessage,
    subject,
    message,
    person.factorName,
    person.bankReference,
    person.refundNote,
    person.issueNote,
    person.returnComment,
    person.returnAnswer,
    person.trackingNumber,
    person.settlementNote,
    person.device,
    person.networkAddress,
  ].map((mark) => mark.toLowerCase());
};

/** Values that the user sends and the shop never stores. */
export const omittedMarksOf = ({ password, searched, typedCode, networkAddress }: TraceableUser): readonly string[] =>
  // and the network prefix that rate limits are counted by
  [password, searched, typedCode, `${networkAddress.split(':', 4).join(':')}::`].map((mark) => mark.toLowerCase());
